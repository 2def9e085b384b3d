/** The chart library as browsers load it has no declarations of its own. */
declare module "*/uPlot.esm.js" {
  import uPlot from "uplot";
  export default uPlot;
}
