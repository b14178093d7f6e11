// The state that the parts of the Markdown renderer share.
import type { Language } from '#app/content/languages.ts'
import type { FoundImage } from '#app/ui/picture-files.ts'

/** @property level as drawn · @property written as in the source, where 1 is the page's title */
export type Heading = { id: string; text: string; level: number; written: number }

/** A picture in the text: `found` if it is in our library, `kind` says whether it may be drawn. */
export type ImageSource = { src: string; alt: string; kind: 'own' | 'external' | 'refused'; found: FoundImage | null }

/** The options of a rendering, and its findings. */
export type RenderState = {
  appUrl: string
  language: Language
  findImage: (src: string) => FoundImage | null
  topHeading: number
  highlighted: number
  /** The number of links around the current position: inside a link, a picture of another site is no link. */
  openLinks: number
  /** The footnotes in the order of their first reference; filled by markdown-it-footnote. */
  footnotes?: { list?: { label: string; count: number }[] }
  headings: Heading[]
  images: ImageSource[]
  links: string[]
}
