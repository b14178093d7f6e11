import { type ReactNode, useContext } from 'react'
import { Motif } from './art/motif.tsx'
import { TopologyContext } from './art/topologies.ts'

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
  align?: 'center'
  /** Draws a short line under the heading: for the section that opens the page's subject. */
  ruled?: boolean
  children?: ReactNode
}

export function SectionHeader({ title, lead, id, level = 2, align, ruled, children }: SectionHeaderProps) {
  const Heading = `h${level}` as const
  return (
    <div className="section-header" data-align={align} data-reveal="header">
      <Heading id={id}>{title}</Heading>
      {ruled ? <span className="divider" aria-hidden="true" /> : null}
      {lead ? <p>{lead}</p> : null}
      {children}
    </div>
  )
}

type HeroProps = {
  title: ReactNode
  lead?: ReactNode
  kicker?: ReactNode
  actions?: ReactNode
  art?: ReactNode
  seed?: string
  /** Replaces the art and may contain controls: a slider, drifting lights. */
  behind?: ReactNode
  /** The hero fades and shrinks as it scrolls away. */
  fades?: boolean
  children?: ReactNode
}

function HeroArt({ art, seed }: { art?: ReactNode; seed: string }) {
  const topology = useContext(TopologyContext)
  return (
    <div className="hero-art" data-fade={art ? undefined : ''} aria-hidden="true">
      {art ?? <Motif topology={topology} seed={seed} width={1440} height={720} fills />}
    </div>
  )
}

/** A name is set large, a sentence is not. */
const longestName = 20

function HeroWords({ title, lead, kicker, actions, children }: HeroProps) {
  const isName = typeof title === 'string' && title.length <= longestName
  return (
    <div className="container">
      {kicker ? <p className="hero-kicker">{kicker}</p> : null}
      <h1 className="hero-title" data-name={isName ? '' : undefined}>
        {title}
      </h1>
      {lead ? <p className="hero-lead">{lead}</p> : null}
      {actions ? <div className="hero-actions">{actions}</div> : null}
      {children}
    </div>
  )
}

export function Hero({ art, seed = 'hero', behind, fades, ...words }: HeroProps) {
  return (
    <section className="hero" data-fades={fades ? '' : undefined}>
      {behind ?? <HeroArt art={art} seed={seed} />}
      <HeroWords {...words} />
    </section>
  )
}

export function PageHero({
  art,
  seed = 'page',
  behind,
  fades,
  breadcrumbs,
  lang,
  hue,
  ...words
}: HeroProps & {
  breadcrumbs?: ReactNode
  lang?: string
  /** The subject's colour: see hues.css. Its art is then placed beside the text. */
  hue?: string
}) {
  return (
    <section className="page-hero" lang={lang} data-hue={hue} data-fades={fades ? '' : undefined}>
      {behind ?? <HeroArt art={art} seed={seed} />}
      {breadcrumbs ? <div className="container">{breadcrumbs}</div> : null}
      <HeroWords {...words} />
    </section>
  )
}

type CtaBandProps = { title: ReactNode; lead?: ReactNode; actions: ReactNode; id?: string; seed?: string }

export function CtaBand({ title, lead, actions, id, seed = 'closing' }: CtaBandProps) {
  return (
    <section className="cta-band" id={id}>
      <HeroArt seed={seed} />
      <div className="container">
        <h2>{title}</h2>
        {lead ? <p className="hero-lead">{lead}</p> : null}
        <div className="hero-actions">{actions}</div>
      </div>
    </section>
  )
}
