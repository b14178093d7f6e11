// The sections of a case study's story.
import type { TextSection } from '#app/features/texts/sections.ts'

export function Challenge({ heading, paragraphs = [], items = [] }: TextSection) {
  const [first, ...rest] = paragraphs
  return (
    <section aria-labelledby="the-challenge">
      <h2 id="the-challenge">{heading}</h2>
      <p className="story-opening">{first}</p>
      {rest.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ul className="story-points">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}

export function Approach({ heading, paragraphs = [], items = [] }: TextSection) {
  return (
    <section aria-labelledby="our-approach">
      <h2 id="our-approach">{heading}</h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ol className="numbered">
        {items.map((item) => (
          <li key={item} data-reveal="card">
            {item}
          </li>
        ))}
      </ol>
    </section>
  )
}

export function Result({ heading, paragraphs = [], subject }: TextSection & { subject: string }) {
  return (
    <section className="section story-result" data-tone="dark" data-hue={subject} aria-labelledby="the-result">
      <div className="container">
        <h2 id="the-result">{heading}</h2>
        <div>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
    </section>
  )
}
