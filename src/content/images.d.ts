/** The URL of an image, made by the build. */
declare module '*.svg' {
  const url: string;
  export default url;
}
