declare module "virtual:words/*" {
  const text: string;
  export default text;
}

declare module "virtual:story" {
  const text: string;
  export default text;
}
