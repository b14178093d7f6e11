/** Three soft lights that drift behind a hero: give it as the hero's art. */
export function Blobs() {
  return (
    <div className="blobs" aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  )
}
