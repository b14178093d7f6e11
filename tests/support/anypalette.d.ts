declare module 'anypalette' {
  type Color = { name?: string; toString(): string }
  type Options = { data: Uint8Array; fileExt?: string }
  type Callback = (error: Error | null, palette?: Iterable<Color>) => void
  const AnyPalette: { loadPalette: (options: Options, callback: Callback) => void }
  export default AnyPalette
}
