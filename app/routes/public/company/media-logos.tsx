import { company } from '#app/content/company.ts'
import { Section, SectionHeader } from '#app/ui/section.tsx'

// The files in public/brand, drawn from the same mark as the site's header.
const logos = [
  { file: 'logo-dark', ground: 'light', title: 'Mark and name, dark', use: 'For light grounds', width: 351 },
  { file: 'logo-light', ground: 'dark', title: 'Mark and name, light', use: 'For dark grounds', width: 351 },
  { file: 'mark-dark', ground: 'light', title: 'Mark, dark', use: 'For light grounds', width: 64 },
  { file: 'mark-light', ground: 'dark', title: 'Mark, light', use: 'For dark grounds', width: 64 },
] as const

const formats = ['SVG', 'PNG'] as const

export function MediaLogos() {
  return (
    <Section labelledBy="media-logos">
      <SectionHeader
        id="media-logos"
        title="Logo files"
        lead="SVG for print and screens, PNG where a picture is needed."
      />
      <ul className="logo-files">
        {logos.map(({ file, ground, title, use, width }) => (
          <li key={file} className="card">
            <div className="logo-ground" data-ground={ground}>
              <img
                src={`/brand/${file}.svg`}
                width={width}
                height={64}
                alt={`${company.name}: ${title}`}
                loading="lazy"
              />
            </div>
            <h3>{title}</h3>
            <p>{use}</p>
            <p className="logo-links">
              {formats.map((format) => (
                <a key={format} href={`/brand/${file}.${format.toLowerCase()}`} download>
                  Download {format}
                  <span className="visually-hidden">, {title}</span>
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
