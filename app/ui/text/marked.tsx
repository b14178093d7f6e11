/** A text with its found words marked. */
export function Marked({ parts }: { parts: readonly { text: string; isHit: boolean; lang?: string }[] }) {
  let place = 0
  return parts.map(({ text, isHit, lang }) => {
    place += text.length
    const Part = isHit ? 'mark' : 'span'
    return (
      <Part key={place} lang={lang}>
        {text}
      </Part>
    )
  })
}
