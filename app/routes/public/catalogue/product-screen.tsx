// A fragment of a product's interface, marked as example data.
import type { ProductScreen, ScreenPart } from '#app/features/texts/drawings.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { ScreenPartBody } from './product-screen-parts.tsx'

/** A small version for a card, hidden from screen readers because the card's text says the same. */
export function ScreenGlimpse({ screen }: { screen: ScreenOutline }) {
  return (
    <div className="screen-glimpse" data-hue={screen.hue} aria-hidden="true">
      <div className="screen">
        <ScreenBar title={screen.title} menu={screen.menu} />
        <div className="screen-parts">
          {screen.parts.map((part) => (
            <div key={part.title} className="screen-part" data-is={part.is}>
              <p className="screen-title">{part.title}</p>
              <ScreenPartBody part={part} />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

export type ScreenOutline = Pick<ProductScreen, 'hue' | 'title' | 'menu'> & { parts: readonly ScreenPart[] }

/** The whole screen; its parts carry the numbers of the explanations beside it. */
export function ScreenShown({ screen, name }: { screen: ProductScreen; name: string }) {
  const say = useSay()
  return (
    <figure className="screen" aria-label={say('Example screen of {name}', { name })}>
      <ScreenBar title={screen.title} menu={screen.menu} />
      <div className="screen-parts">
        {screen.parts.map((part, place) => (
          <div key={part.title} className="screen-part" data-is={part.is}>
            <p className="screen-title">
              <span className="screen-mark" aria-hidden="true">
                {place + 1}
              </span>
              {part.title}
            </p>
            <ScreenPartBody part={part} />
          </div>
        ))}
      </div>
    </figure>
  )
}

function ScreenBar({ title, menu }: Pick<ProductScreen, 'title' | 'menu'>) {
  const say = useSay()
  return (
    <div className="screen-bar">
      <strong>{title}</strong>
      <ul aria-label={say('Menu of the example')}>
        {menu.map((entry) => (
          <li key={entry} data-here={entry === title ? '' : undefined}>
            {entry}
          </li>
        ))}
      </ul>
      <Badge tone="neutral">{say('Example data')}</Badge>
    </div>
  )
}
