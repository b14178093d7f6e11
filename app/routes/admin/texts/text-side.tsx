import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { languageNames } from '#app/content/languages.ts'
import type { TextPlace } from '#app/features/texts/define-texts.ts'
import type { OpenLink } from '#app/features/texts/drafts/give-draft-links.server.ts'
import { draftLinkDays, textWords } from '#app/features/texts/words.ts'
import { PostButton } from '#app/forms/post-button.tsx'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { Language } from '#db/tables/records.ts'
import { shownAt, textPath } from './paths.ts'
import { PreviewLinks } from './preview-links.tsx'

/** @property isShown whether its time has come */
type PlannedText = { from: number | null; until: number | null; isShown: boolean }

type TextSideProps = {
  kind: string
  place: TextPlace
  languages: readonly Language[]
  onSite: string
  version: number
  isMisfit: boolean
  isDraft: boolean
  /** Visitors see it once it is signed off. */
  isTranslation: boolean
  /** The English text has changed since the words were written or signed off. */
  isBehind?: boolean
  /** True if the site’s page can show the draft or the planned text in its place. */
  canPreview: boolean
  previewLinks: readonly OpenLink[]
  isOwn: boolean
  planned: PlannedText | null
  canUndo: boolean
  mayPublish: boolean
  timeZone: string
}

/** The form of a text with its state above it and its rail beside it. */
export const BesideText = ({ children, ...text }: TextSideProps & { children: ReactNode }) => (
  <>
    <TextState {...text} />
    <div className="staff-columns">
      <TextRail {...text} />
      {children}
    </div>
  </>
)

/** The live text's state and the other languages. */
function TextState({ kind, place, languages, ...text }: TextSideProps) {
  const say = useSay()
  return (
    <>
      {text.isMisfit ? (
        <p className="banner" data-kind="warning">
          {say(textWords.misfit)}
        </p>
      ) : null}
      {languages.length > 1 ? (
        <nav className="manager-links" aria-label={say('Languages')}>
          {languages.map((language) => (
            <Link
              key={language}
              to={textPath(kind, place.key, language)}
              aria-current={language === place.language ? 'page' : undefined}
            >
              {say(languageNames[language])}
            </Link>
          ))}
        </nav>
      ) : null}
      <p>
        {say(text.isTranslation ? translationWords(text) : stateWords(text))}
        {text.isDraft ? ` ${say('The form shows a draft that isn’t published.')}` : null}
        {text.isBehind ? ` ${say('The English text has changed since: the review shows what.')}` : null}
        {text.planned ? <Planned {...text.planned} zone={text.timeZone} /> : null}
      </p>
    </>
  )
}

/** The pages that show the text, its versions, and the ways to withdraw it. */
function TextRail({ kind, place, onSite, version, ...text }: TextSideProps) {
  const say = useSay()
  const path = textPath(kind, place.key, place.language)
  return (
    <section className="card text-rail" aria-labelledby="text-rail-heading">
      <h2 id="text-rail-heading">{say('On the site')}</h2>
      <div className="button-stack">
        <LinkButton to={onSite} variant="outline" size="s">
          {say(shownAt(onSite))}
        </LinkButton>
        {text.canPreview ? (
          <PostButton id="preview" action={`${path}/preview`} variant="outline" size="s" reloadDocument>
            {say('Preview on the page')}
          </PostButton>
        ) : null}
        {text.isTranslation ? (
          <LinkButton to={`${path}/review`} variant="outline" size="s">
            {say('Review beside the English text')}
          </LinkButton>
        ) : null}
        <LinkButton to={`${path}/versions`} variant="outline" size="s">
          {say('Versions')}
        </LinkButton>
        {text.mayPublish && text.canUndo ? (
          <TakeBack id="undo-publish" action={`${path}/undo`} version={version}>
            {text.planned
              ? text.planned.isShown
                ? say('End scheduled text now')
                : say('Cancel scheduled change')
              : say('Undo last publish')}
          </TakeBack>
        ) : null}
        {text.mayPublish && !text.isOwn ? (
          <TakeBack id="return-to-code" action={`${path}/return`} version={version}>
            {text.isTranslation ? say('Take offline') : say('Restore default text')}
          </TakeBack>
        ) : null}
      </div>
      {text.canPreview ? (
        <p className="soft">
          {say(text.isTranslation ? textWords.translationLinks : textWords.previewLinks, { days: draftLinkDays })}
        </p>
      ) : null}
      <PreviewLinks links={text.previewLinks} zone={text.timeZone} path={`${path}/withdraw-previews`} />
    </section>
  )
}

function translationWords({ isOwn, planned }: Pick<TextSideProps, 'isOwn' | 'planned'>): Phrase {
  return isOwn && !planned?.isShown
    ? 'Visitors don’t see this translation until it is signed off.'
    : 'Visitors see the translation that was signed off.'
}

function stateWords({ isOwn, planned }: Pick<TextSideProps, 'isOwn' | 'planned'>): Phrase {
  if (planned?.isShown) return 'Visitors see the scheduled text.'
  return isOwn ? 'Visitors see the default text.' : 'Visitors see the published version.'
}

function Planned({ from, until, isShown, zone }: PlannedText & { zone: string }) {
  const begins = from === null ? '–' : <Moment at={from} zone={zone} />
  const ends = until === null ? '–' : <Moment at={until} zone={zone} />
  return (
    <>
      {' '}
      <Said phrase={plannedWords(isShown, until !== null)} values={{ from: begins, until: ends }} />
    </>
  )
}

/** A text without an end is no longer planned once it is shown. */
function plannedWords(isShown: boolean, hasEnd: boolean): Phrase {
  if (isShown) return 'It is shown from {from} until {until}, when the text from before returns.'
  return hasEnd
    ? 'A different text is scheduled from {from} until {until}.'
    : 'A different text is scheduled from {from}.'
}

type TakeBackProps = { id: string; action: string; version: number; children: string }

const TakeBack = ({ version, ...button }: TakeBackProps) => (
  <PostButton values={{ version }} variant="outline" size="s" {...button} />
)
