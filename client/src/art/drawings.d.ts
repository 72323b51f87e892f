declare module "virtual:drawings" {
  const address: string; // of the file that drawings/plugin.ts writes
  export default address;
}
