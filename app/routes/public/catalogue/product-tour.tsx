import type { ProductScreen } from '#app/features/texts/drawings.server.ts'
import { Section } from '#app/ui/section.tsx'
import { ScreenShown } from './product-screen.tsx'

/** One screen with numbered parts and an explanation of each. */
type ScreenTourProps = { title: string; screen: ProductScreen; name: string }

export function ScreenTour({ title, screen, name }: ScreenTourProps) {
  return (
    <Section labelledBy="product-screen">
      <div className="screen-tour" data-hue={screen.hue}>
        <div>
          <h2 id="product-screen">{title}</h2>
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
        </div>
        <ScreenShown screen={screen} name={name} />
      </div>
    </Section>
  )
}
