// Declarations for packages without types, or with types for another module system.
declare module 'markdown-it-footnote' {
  import type { PluginSimple } from 'markdown-it'

  const footnotes: PluginSimple
  export default footnotes
}

declare module 'commonmark-spec' {
  export const tests: { markdown: string; html: string; section: string; number: number }[]
}
