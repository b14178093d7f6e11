/** A web address ends before the punctuation of its sentence. */
const address = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]]/g

/** Text with web addresses as links. The page's own URL may be a secret, so the links send no referrer. */
export function LinkedText({ children }: { children: string }) {
  const links = [...children.matchAll(address)]
  const lastEnd = links.length > 0 ? endOf(links.at(-1)) : 0
  return (
    <>
      {links.map((link, index) => (
        <span key={link.index}>
          {children.slice(endOf(links[index - 1]), link.index)}
          <a href={link[0]} rel="noreferrer">
            {link[0]}
          </a>
        </span>
      ))}
      {children.slice(lastEnd)}
    </>
  )
}

const endOf = (link: RegExpMatchArray | undefined) => (link ? (link.index ?? 0) + link[0].length : 0)
