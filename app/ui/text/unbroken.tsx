/** A text in which this name is only broken where it is wider than its line. @param lang of the name, if not of the text */
export function Unbroken({ text, name, lang }: { text: string; name: string; lang?: string }) {
  const [before, ...after] = text.split(name)
  if (after.length === 0) return text
  return (
    <>
      {before}
      <span className="unbroken" lang={lang}>
        {name}
      </span>
      <Unbroken text={after.join(name)} name={name} lang={lang} />
    </>
  )
}
