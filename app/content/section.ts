// A section with a heading; every detail page is a list of these.
export type ContentSection = {
  heading: string
  paragraphs?: readonly string[]
  items?: readonly string[]
  /** An ordered list. */
  inOrder?: true
}
