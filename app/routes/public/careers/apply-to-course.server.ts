// Takes the application form of a course, in whichever language its page is.
import type { ActionFunctionArgs } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { cvField, cvProblem } from '#app/features/applications/cv/cv.ts'
import { checkTerms } from '#app/features/applications/promo.server.ts'
import { applicationSchema } from '#app/features/applications/schema.ts'
import { submitApplication } from '#app/features/applications/submit-application.server.ts'
import { failedToSubmit, thankYou } from '#app/features/applications/words.ts'
import { recordSent } from '#app/features/records/visitor/record-sent.server.ts'
import { readCourses } from '#app/features/texts/kinds/courses.server.ts'
import { reviewedPaths } from '#app/features/texts/translations/reviewed-paths.server.ts'
import { readPublicFormWithFile, toldTogether } from '#app/forms/read/read-form.server.ts'
import { redirectWithFlash } from '#app/http/browser/flash.server.ts'
import { uploadLimits } from '#app/http/edge/refusal.ts'
import { hrefIn } from '#app/languages/pages.ts'
import { languageOfRequest, sayIn } from '#app/languages/phrases.server.ts'
import type { Application } from '#db/tables/careers.ts'
import type { Language } from '#db/tables/records.ts'

const cv = { name: cvField, limit: uploadLimits.application, problemOf: cvProblem }

export async function applyToCourse({ request, context, params }: ActionFunctionArgs) {
  const ids = (await readCourses(db, Date.now())).map(({ id }) => id)
  if (!ids.includes(params.course ?? '')) throw new Response(null, { status: 404 })
  const form = await readPublicFormWithFile({ request, context }, 'application', applicationSchema(ids), cv)
  if (!form.ok)
    return toldTogether(form.response, languageOfRequest(request), async ({ code }) => {
      const checked = code ? await checkTerms(db, String(code), Date.now()) : null
      return checked?.ok === false ? { code: [checked.problem] } : null
    })
  const attempt = await form.attempt(() => submitApplication(db, form.value, form.context, form.file), failedToSubmit)
  if (!attempt.ok) return attempt.response
  if (!attempt.value.ok) return form.refuse({ errors: { code: [attempt.value.codeProblem] } })
  const { from, course_id } = form.value
  const on = { language: form.pageLanguage, now: Date.now() }
  const list = `/careers${from === 'all' ? '' : `?path=${from}`}`
  const page = `${from === 'course' ? `/careers/${course_id}` : list}#enroll`
  const place = hrefIn(on.language, page, await reviewedPaths(db, on.language, on.now))
  const { application, isCvLeftOut } = attempt.value
  return redirectWithFlash(place, {
    ...recordSent('application', thankYou, application, on),
    note:
      [discountNote(application, on.language), isCvLeftOut && sayIn(on.language)(cvLeftOut)]
        .filter(Boolean)
        .join(' ') || undefined,
  })
}

const cvLeftOut =
  'Your CV could not be kept, because too many files arrived today. Please send it to us by email, with your reference.'

const discountNote = ({ promo_code: code, promo_percent: percent }: Application, language: Language) =>
  code === null
    ? undefined
    : sayIn(language)('Your discount code {code} was accepted: {percent}% off.', { code, percent: percent ?? 0 })
