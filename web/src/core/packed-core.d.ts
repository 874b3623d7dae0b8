/** core.wasm by gzip, as base64: web/vite.whole.config.ts. */
declare module 'virtual:packed-core' {
  const text: string;
  export default text;
}
