import fengari from "fengari";

const { lauxlib, lua, lualib, to_luastring: luaText } = fengari;

type LuaState = ReturnType<typeof lauxlib.luaL_newstate>;

/** Values that `redis.call` returns to a script; null becomes false, as on the server. */
export type LuaValue = string | number | null | readonly LuaValue[];

/** Answers `redis.call`. */
export type RedisCall = (command: string, args: readonly string[]) => LuaValue;

/** Runs a script with its keys and arguments. */
export type RunScript = (
  script: string,
  keys: readonly string[],
  args: readonly string[],
) => LuaValue;

/** Creates an interpreter of scripts; returned numbers lose their fractions, as on the server. */
export function createLua(call: RedisCall): RunScript {
  const state = lauxlib.luaL_newstate();
  lualib.luaL_openlibs(state);
  lua.lua_createtable(state, 0, 1);
  lua.lua_pushjsfunction(state, (own) => {
    const [command = "", ...args] = Array.from({ length: lua.lua_gettop(own) }, (_, at) =>
      String(read(own, at + 1)),
    );
    push(own, call(command, args));
    return 1;
  });
  lua.lua_setfield(state, -2, luaText("call"));
  lua.lua_setglobal(state, luaText("redis"));
  /** Names of the globals with compiled scripts. */
  const compiled = new Map<string, Uint8Array>();
  const load = (script: string): void => {
    const name = compiled.get(script) ?? luaText(`script${compiled.size}`);
    if (!compiled.has(script)) {
      const isLoaded = lauxlib.luaL_loadstring(state, luaText(script)) === lua.LUA_OK;
      if (!isLoaded) throw new Error(`Lua: ${lua.lua_tojsstring(state, -1)}`);
      lua.lua_setglobal(state, name);
      compiled.set(script, name);
    }
    lua.lua_getglobal(state, name);
  };
  return (script, keys, args) => {
    push(state, keys);
    lua.lua_setglobal(state, luaText("KEYS"));
    push(state, args);
    lua.lua_setglobal(state, luaText("ARGV"));
    load(script);
    if (lua.lua_pcall(state, 0, 1, 0) !== lua.LUA_OK) {
      throw new Error(`Lua: ${lua.lua_tojsstring(state, -1)}`);
    }
    const returned = read(state, -1);
    lua.lua_pop(state, 1);
    return truncate(returned);
  };
}

function push(state: LuaState, value: LuaValue): void {
  if (value === null) lua.lua_pushboolean(state, false);
  else if (typeof value === "number") lua.lua_pushinteger(state, value);
  else if (typeof value === "string") lua.lua_pushstring(state, luaText(value));
  else {
    lua.lua_createtable(state, value.length, 0);
    for (const [at, item] of value.entries()) {
      push(state, item);
      lua.lua_rawseti(state, -2, at + 1);
    }
  }
}

/** Formats numbers like Redis' own Lua, which has no integer type. */
function read(state: LuaState, at: number): LuaValue {
  switch (lua.lua_type(state, at)) {
    case lua.LUA_TNIL:
      return null;
    case lua.LUA_TNUMBER:
      return lua.lua_tonumber(state, at);
    case lua.LUA_TTABLE:
      // The table is on top of the stack: `at` is -1 before an item is pushed.
      return Array.from({ length: lua.lua_rawlen(state, at) }, (_, item) => {
        lua.lua_rawgeti(state, at, item + 1);
        const value = read(state, -1);
        lua.lua_pop(state, 1);
        return value;
      });
    default:
      return lua.lua_tojsstring(state, at);
  }
}

function truncate(value: LuaValue): LuaValue {
  if (typeof value === "number") return Math.trunc(value);
  return Array.isArray(value) ? value.map(truncate) : value;
}
