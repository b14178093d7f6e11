// One headed part of a detail page; every detail page is a list of these.
export type ContentSection = {
  heading: string
  paragraphs?: readonly string[]
  items?: readonly string[]
  /** The items happen one after the other. */
  inOrder?: true
}
