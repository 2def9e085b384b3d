/** The parts of the interpreter that the tests use; the package has no types. */
declare module "fengari" {
  /** A state of the interpreter; its values are on a stack, counted from 1. */
  interface LuaState {
    readonly stack: unknown;
  }

  type LuaText = Uint8Array;

  const fengari: {
    readonly to_luastring: (text: string) => LuaText;
    readonly lua: {
      readonly LUA_OK: number;
      readonly LUA_TNIL: number;
      readonly LUA_TNUMBER: number;
      readonly LUA_TTABLE: number;
      readonly lua_createtable: (state: LuaState, items: number, fields: number) => void;
      readonly lua_getglobal: (state: LuaState, name: LuaText) => number;
      readonly lua_gettop: (state: LuaState) => number;
      readonly lua_pcall: (state: LuaState, given: number, wanted: number, on: number) => number;
      readonly lua_pop: (state: LuaState, count: number) => void;
      readonly lua_pushboolean: (state: LuaState, value: boolean) => void;
      readonly lua_pushinteger: (state: LuaState, value: number) => void;
      readonly lua_pushjsfunction: (state: LuaState, run: (state: LuaState) => number) => void;
      readonly lua_pushstring: (state: LuaState, text: LuaText) => void;
      readonly lua_rawgeti: (state: LuaState, table: number, item: number) => number;
      readonly lua_rawlen: (state: LuaState, table: number) => number;
      readonly lua_rawseti: (state: LuaState, table: number, item: number) => void;
      readonly lua_setfield: (state: LuaState, table: number, name: LuaText) => void;
      readonly lua_setglobal: (state: LuaState, name: LuaText) => void;
      readonly lua_tojsstring: (state: LuaState, at: number) => string;
      readonly lua_tonumber: (state: LuaState, at: number) => number;
      readonly lua_type: (state: LuaState, at: number) => number;
    };
    readonly lauxlib: {
      readonly luaL_loadstring: (state: LuaState, script: LuaText) => number;
      readonly luaL_newstate: () => LuaState;
    };
    readonly lualib: { readonly luaL_openlibs: (state: LuaState) => void };
  };
  export default fengari;
}
