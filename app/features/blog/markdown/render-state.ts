// What the parts of the Markdown renderer tell each other.
import type { Language } from '#app/content/languages.ts'
import type { FoundImage } from './picture.ts'

/** @property level as drawn · @property written as it stands in the source, where 1 is the page's own title */
export type Heading = { id: string; text: string; level: number; written: number }

/** A picture of the text: `found` when it is ours, `kind` says why it may not be drawn. */
export type ImageSource = { src: string; alt: string; kind: 'own' | 'external' | 'refused'; found: FoundImage | null }

/** What a rendering is told, and what it finds on its way. */
export type RenderState = {
  appUrl: string
  language: Language
  findImage: (src: string) => FoundImage | null
  topHeading: number
  highlighted: number
  /** How many links the place that is drawn lies in: a picture of another site is no link inside one. */
  openLinks: number
  /** The footnotes that the text names, in the order of their first naming; filled by markdown-it-footnote. */
  footnotes?: { list?: { label: string; count: number }[] }
  headings: Heading[]
  images: ImageSource[]
  links: string[]
}
