/** The hashes of all pictures of the media library that a Markdown text names, each once. */
export const pictureHashesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\/media\/([0-9a-f]{24})-/g)].map(([, hash]) => hash ?? '')),
]

/** The hash in the address of a picture of the media library, which all its files have; null for any other address. */
export const pictureHash = (address: string): string | null =>
  /^\/media\/([0-9a-f]{24})-\d+\.\w+$/.exec(address)?.[1] ?? null

/** The addresses of pictures in a Markdown text that look like ours but cannot be files of the media library. */
export const brokenPicturesIn = (text: string): string[] =>
  [...text.matchAll(/!\[[^\]]{0,500}\]\(\s{0,9}<?(\/media\/[^)\s>]{0,300})/g)].flatMap(([, src = '']) =>
    pictureHash(src) === null ? src : [],
  )
