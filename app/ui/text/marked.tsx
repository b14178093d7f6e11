/** A text with its found words marked. */
export function Marked({ parts }: { parts: readonly { text: string; isHit: boolean }[] }) {
  let place = 0
  return parts.map(({ text, isHit }) => {
    place += text.length
    return isHit ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>
  })
}
