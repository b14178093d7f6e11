import type { ProductScreen } from '#app/features/texts/drawings.server.ts'

/** The purpose of each numbered part of the screen in the hero. */
export function ScreenTour({ title, screen }: { title: string; screen: ProductScreen }) {
  return (
    <>
      <h2>{title}</h2>
      <ol className="screen-points">
        {screen.parts.map(({ title: part, point }, place) => (
          <li key={part}>
            <span className="screen-mark" aria-hidden="true">
              {place + 1}
            </span>
            <strong>{part}</strong>
            <p>{point}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
