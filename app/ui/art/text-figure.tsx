import './text-figure.css'

export type TextFigureData = {
  /** Numbered steps, a list to check, levels of gravity, or names without an order. */
  is: 'steps' | 'checks' | 'levels' | 'names'
  caption: string
  parts: readonly { name: string; href: string }[]
}

/** The parts of a long text on one line. */
export function TextFigure({ is, caption, parts }: TextFigureData) {
  return (
    <figure className="text-figure" data-is={is}>
      <figcaption>{caption}</figcaption>
      <ol>
        {parts.map(({ name, href }) => (
          <li key={name}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ol>
    </figure>
  )
}
