// A text's state, beside its title; what can be done with it; and what stands above its form.
import { languageNames } from '#app/content/languages.ts'
import type { TextPlace } from '#app/features/texts/define-texts.ts'
import type { OpenLink } from '#app/features/texts/drafts/give-draft-links.server.ts'
import { draftLinkDays, textWords } from '#app/features/texts/words.ts'
import { PostButton } from '#app/forms/post-button.tsx'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { PartLinks } from '#app/routes/admin/shared/part-links.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Menu } from '#app/ui/popover.tsx'
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

export const headOf = (text: TextSideProps) => ({ pill: <TextPills {...text} />, beside: <TextActs {...text} /> })

/** The state of the text that visitors see, and of the text that is not public yet. */
function TextPills({ isTranslation, isOwn, isDraft, isBehind, planned }: TextSideProps) {
  const say = useSay()
  const { pill, label } = livePill(isTranslation, isOwn, planned?.isShown ?? false)
  return (
    <>
      <Pill status={pill}>{say(label)}</Pill>
      {isDraft ? <Pill status="pending">{say('Draft not published')}</Pill> : null}
      {planned && !planned.isShown ? <Pill status="scheduled">{say('Change scheduled')}</Pill> : null}
      {isBehind ? <Pill status="warning">{say('English changed since')}</Pill> : null}
    </>
  )
}

function livePill(isTranslation: boolean, isOwn: boolean, isPlanned: boolean): { pill: string; label: Phrase } {
  if (isTranslation && isOwn && !isPlanned) return { pill: 'draft', label: 'Not signed off' }
  if (isTranslation) return { pill: 'published', label: 'Signed off' }
  if (isPlanned) return { pill: 'published', label: 'Scheduled text on the site' }
  return isOwn ? { pill: 'draft', label: 'Default text' } : { pill: 'published', label: 'Published' }
}

/** The page that shows the text; in the menu its preview, its versions, and the ways to withdraw it. */
function TextActs({ kind, place, onSite, version, ...text }: TextSideProps) {
  const say = useSay()
  const path = textPath(kind, place.key, place.language)
  return (
    <>
      <LinkButton to={onSite} variant="outline">
        {say(shownAt(onSite))}
      </LinkButton>
      <Menu id="text-more">
        {text.canPreview ? (
          <PostButton id="preview" action={`${path}/preview`} variant="outline" reloadDocument>
            {say('Preview on the page')}
          </PostButton>
        ) : null}
        {text.isTranslation ? (
          <LinkButton to={`${path}/review`} variant="outline">
            {say('Review beside the English text')}
          </LinkButton>
        ) : null}
        <LinkButton to={`${path}/versions`} variant="outline">
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
      </Menu>
    </>
  )
}

/** The other languages, what is planned, and the links that show the draft. */
export function AboveText({ kind, place, languages, planned, ...text }: TextSideProps) {
  const say = useSay()
  const path = textPath(kind, place.key, place.language)
  return (
    <>
      {text.isMisfit ? (
        <p className="banner" data-kind="warning">
          {say(textWords.misfit)}
        </p>
      ) : null}
      {languages.length > 1 ? (
        <PartLinks
          label={say('Languages')}
          parts={languages.map((each) => ({ label: languageNames[each], to: textPath(kind, place.key, each) }))}
          current={languageNames[place.language]}
        />
      ) : null}
      {planned ? <Planned {...planned} zone={text.timeZone} /> : null}
      {text.canPreview ? (
        <PreviewLinks links={text.previewLinks} zone={text.timeZone} path={`${path}/withdraw-previews`}>
          {say(text.isTranslation ? textWords.translationLinks : textWords.previewLinks, { days: draftLinkDays })}
        </PreviewLinks>
      ) : null}
    </>
  )
}

function Planned({ from, until, isShown, zone }: PlannedText & { zone: string }) {
  const begins = from === null ? '–' : <Moment at={from} zone={zone} />
  const ends = until === null ? '–' : <Moment at={until} zone={zone} />
  return (
    <p>
      <Said phrase={plannedWords(isShown, until !== null)} values={{ from: begins, until: ends }} />
    </p>
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
  <PostButton values={{ version }} variant="outline" {...button} />
)
