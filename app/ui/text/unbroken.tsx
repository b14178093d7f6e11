/** A text in which this name is only broken where it is wider than its line. */
export function Unbroken({ text, name }: { text: string; name: string }) {
  const [before, ...after] = text.split(name)
  if (after.length === 0) return text
  return (
    <>
      {before}
      <span className="unbroken">{name}</span>
      <Unbroken text={after.join(name)} name={name} />
    </>
  )
}
