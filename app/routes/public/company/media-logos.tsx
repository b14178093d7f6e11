import { Section, SectionHeader } from '#app/ui/section.tsx'

export type MediaLogo = {
  layout: string
  version: string
  title: string
  use: string
  ground: 'light' | 'dark'
  svg: string
  png: string
}

type MediaLogosProps = {
  heading: { title: string; lead: string }
  company: string
  logos: readonly MediaLogo[]
  /** The proportions of mark and name, to draw them with the space that they need; nothing moves when they load. */
  size?: { width: number; height: number }
}

/** The saved logos of the brand board. */
export function MediaLogos({ heading, company, logos, size }: MediaLogosProps) {
  const reversed = logos.find(({ layout, ground }) => layout === 'lockup' && ground === 'dark')
  return (
    <Section labelledBy="media-logos">
      <SectionHeader id="media-logos" {...heading} />
      {size && reversed ? (
        <div className="logo-space">
          <span>
            <img src={reversed.svg} {...size} alt="" />
          </span>
        </div>
      ) : null}
      <ul className="logo-files">
        {logos.map(({ svg, png, title, use, ground }) => (
          <li key={svg} className="card">
            <div className="logo-ground" data-ground={ground}>
              <img src={svg} height={64} alt={`${company}: ${title}`} />
            </div>
            <h3>{title}</h3>
            <p>{use}</p>
            <p className="cluster links note">
              {[
                ['SVG', svg],
                ['PNG', png],
              ].map(([format, href]) => [
                <a key={format} href={href} download>
                  Download {format}
                  <span className="visually-hidden">, {title}</span>
                </a>,
                ' ',
              ])}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
