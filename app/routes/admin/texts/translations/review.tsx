// A translation beside the English text that it follows, and its sign-off.
import { useLoaderData } from '@remix-run/react'
import { languageNames } from '#app/content/languages.ts'
import { signOffSchema } from '#app/features/texts/saving.ts'
import { standingWords, stateLabels, translationWords } from '#app/features/texts/translations/words.ts'
import { auditedText } from '#app/features/texts/write-texts.server.ts'
import { colons } from '#app/languages/colons.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { aboveTexts, reviewPath, textPath, translationsPath } from '../paths.ts'
import { textOf } from '../text-of.server.ts'
import { ReviewActs, ReviewTable } from './review-parts.tsx'
import { reviewedText, signOff } from './reviewed-text.server.ts'

export const handle = { permission: 'texts.read', actionPermission: 'texts.publish', title: 'Review' } as const

export const loader = staffLoader(handle.permission, reviewedText)

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.actionPermission, signOffSchema, {
  form: 'sign-off',
  run: ({ params, value, by }) => signOff(params, value, by),
  done: ({ params, say }, { next, isShown }) => {
    const { language } = textOf(params).place
    const to = next ? reviewPath(next.kind, next.key, language) : translationsPath(language)
    const signed = isShown ? translationWords.signedOff : translationWords.waits
    return { to, text: `${say(signed)} ${say(next ? translationWords.next : translationWords.allSignedOff)}` }
  },
  refusals: { planned: translationWords.planned },
  changed: translationWords.changed,
  record: ({ params, language }) => auditedText(textOf(params), language),
})

export default function ReviewPage() {
  const { rows, state, hasDraft, kind, place, title, may, isClosed, ...read } = useLoaderData<typeof loader>()
  const path = textPath(kind, place.key, place.language)
  const say = useSay()
  const name = say(languageNames[place.language])
  const heading = `${title}${colons[useLanguage()]} ${name}`
  const all = { label: say('Translations: {language}', { language: name }), href: translationsPath(place.language) }
  return (
    <StaffPage
      title={heading}
      crumb={title}
      above={[...aboveTexts, all]}
      pill={<Pill status={state}>{say(stateLabels[state])}</Pill>}
      beside={<ReviewActs path={path} state={state} hasDraft={hasDraft} may={may} {...read} />}
      ifRefused={{ to: `${path}/review`, reload: 'Review it again' }}
    >
      {isClosed ? <p>{say(translationWords.closed)}</p> : null}
      <p>{standingWords(say, { state, hasDraft, ...read })}</p>
      <ReviewTable rows={rows} language={place.language} />
    </StaffPage>
  )
}
