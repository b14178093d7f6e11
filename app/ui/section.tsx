import { createContext, type ReactNode, useContext } from 'react'
import { Drawing, type DrawingName } from '#app/ui/art/drawing.tsx'
import { LabelledLines } from '#app/ui/sections/labelled-lines.tsx'
import { TimedLine, type TimedSentence } from '#app/ui/text/your-time.tsx'

export type Tone = 'light' | 'muted' | 'dark' | 'band'

type SectionProps = {
  id?: string
  tone?: Tone
  tight?: boolean
  /** For the most important section of a page. */
  wide?: boolean
  width?: 'narrow'
  labelledBy?: string
  className?: string
  /** The language of its text, if not English. */
  lang?: string
  children: ReactNode
}

export function Section({
  id,
  tone = 'light',
  tight,
  wide,
  width,
  labelledBy,
  className,
  lang,
  children,
}: SectionProps) {
  // Without a label it is not a landmark, and its headings may belong to nested sections.
  const Element = labelledBy ? 'section' : 'div'
  return (
    <Element
      id={id}
      lang={lang}
      className={className ? `section ${className}` : 'section'}
      data-tone={tone}
      data-space={tight ? 'tight' : wide ? 'wide' : undefined}
      aria-labelledby={labelledBy}
    >
      <div className="container" data-width={width}>
        {children}
      </div>
    </Element>
  )
}

export type SectionHeaderProps = {
  title: ReactNode
  lead?: ReactNode
  id?: string
  level?: 2 | 3
  /** Draws a short line under the heading: for the section that opens the page's subject. */
  ruled?: boolean
  children?: ReactNode
}

export function SectionHeader({ title, lead, id, level = 2, ruled, children }: SectionHeaderProps) {
  const Heading = `h${level}` as const
  return (
    <div className="section-header" data-reveal="header">
      <Heading id={id}>{title}</Heading>
      {ruled ? <span className="divider" aria-hidden="true" /> : null}
      {lead ? <p>{lead}</p> : null}
      {children}
    </div>
  )
}

type HeroProps = {
  /** Only where the page's address does not tell. */
  kind?: HeroKind
  title: ReactNode
  /** The number of what the page lists. */
  count?: ReactNode
  lead?: ReactNode
  kicker?: ReactNode
  actions?: ReactNode
  breadcrumbs?: ReactNode
  lang?: string
  /** The subject's colour: see tokens.css. */
  hue?: string
  /** The thing beside an object's words, or the picture below a story's. */
  art?: ReactNode
  /** Ends with the thing beside the words; it comes after that in the document, so that nothing moves while the page loads. */
  foot?: ReactNode
  /** Drawn behind the words; it may contain controls. */
  behind?: ReactNode
  /** The hero fades and shrinks as it scrolls away. */
  fades?: boolean
  children?: ReactNode
}

export function Hero({ kind, lang, hue, behind, fades, breadcrumbs, art, foot, ...words }: HeroProps) {
  const ofPage = useContext(HeroKindContext)
  const hero = kind ?? ofPage.kind
  return (
    <section className="hero" data-kind={hero} lang={lang} data-hue={hue} data-fades={fades ? '' : undefined}>
      {behind}
      {hero === 'index' ? <Drawing name={ofPage.drawing} className="hero-drawing" /> : null}
      <div className="container">
        {breadcrumbs}
        <HeroWords {...words} />
        {art ? <div className={hero === 'story' ? 'hero-cover' : 'hero-object'}>{art}</div> : null}
        {foot ? <div className="hero-foot">{foot}</div> : null}
      </div>
    </section>
  )
}

function HeroWords({ title, count, lead, kicker, actions, children }: HeroProps) {
  return (
    <div className="hero-words">
      <h1 className="hero-title">{title}</h1>
      {count ? (
        <span className="hero-count" aria-hidden="true">
          {count}
        </span>
      ) : null}
      {kicker ? <p className="hero-kicker">{kicker}</p> : null}
      {lead ? <p className="hero-lead">{lead}</p> : null}
      {actions ? <div className="button-row hero-actions">{actions}</div> : null}
      {children}
    </div>
  )
}

/** Facts in one row, for the foot of a hero. */
export function HeroFacts({ facts }: { facts: Readonly<Record<string, ReactNode>> }) {
  return (
    <LabelledLines className="hero-facts" lines={Object.entries(facts).map(([label, value]) => ({ label, value }))} />
  )
}

type ClosingProps = { title: ReactNode; lead?: ReactNode; actions: ReactNode }

/** The end of a page in two plain lines. */
export function Closing({ title, lead, actions }: ClosingProps) {
  return (
    <section className="section closing">
      <div className="container">
        <h2>{title}</h2>
        {lead ? <p>{lead}</p> : null}
        <div className="button-row">{actions}</div>
      </div>
    </section>
  )
}

type CtaBandProps = ClosingProps & {
  /** When an answer comes. */
  promise: TimedSentence
  /** The page's own object beside the words, as decoration; without one it is our two cities. */
  art?: ReactNode
}

export function CtaBand({ title, lead, promise, actions, art = <Drawing /> }: CtaBandProps) {
  return (
    <section className="cta-band">
      <div className="cta-words">
        <h2>{title}</h2>
        <p className="hero-lead">
          {lead} <TimedLine sentence={promise} />
        </p>
        <div className="button-row hero-actions">{actions}</div>
      </div>
      <div className="cta-art">{art}</div>
    </section>
  )
}

/** A statement; a thing with its picture beside it; a text to read; a list or a form, which begins at once. */
export type HeroKind = 'idea' | 'object' | 'story' | 'form' | 'index'

/** The current page's hero, and the drawing of its section. */
export const HeroKindContext = createContext<{ kind?: HeroKind; drawing?: DrawingName }>({})
