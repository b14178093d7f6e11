import type { ProductScreen } from '#app/features/texts/drawings.server.ts'
import { Section } from '#app/ui/section.tsx'
import { ScreenShown } from './product-screen.tsx'

/** One screen with numbered parts and an explanation of each. */
export function ScreenTour({ screen, name }: { screen: ProductScreen; name: string }) {
  return (
    <Section labelledBy="product-screen">
      <div className="screen-tour" data-hue={screen.hue}>
        <div>
          <h2 id="product-screen">One screen, explained</h2>
          <ol className="screen-points">
            {screen.parts.map(({ title, point }, place) => (
              <li key={title}>
                <span className="screen-mark" aria-hidden="true">
                  {place + 1}
                </span>
                <strong>{title}</strong>
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
