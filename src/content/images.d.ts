/** A picture's address, which the build makes. */
declare module '*.svg' {
  const url: string;
  export default url;
}
