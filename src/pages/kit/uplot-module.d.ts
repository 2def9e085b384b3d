/** The build of the chart library for browsers has no declarations. */
declare module "*/uPlot.esm.js" {
  import uPlot from "uplot";
  export default uPlot;
}
