import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { daysOf, newCodeSchema } from '#app/features/applications/codes/code-schema.ts'
import { createCode, findCodeWithUses } from '#app/features/applications/codes/codes.server.ts'
import { TextField } from '#app/forms/fields/fields.tsx'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { savedCodeWords } from '../told.server.ts'
import { aboveCodes, codes } from '../words.ts'
import { CodeFields } from './code-parts.tsx'

export const handle = { permission: 'courses.write', title: 'New discount code' } as const

export const loader = staffLoader(handle.permission, async ({ now }) => ({
  ...daysOf({ starts_at: now, ends_at: null }),
  firstCourseOnly: 'yes',
}))

const codeTaken: Phrase = 'This code already exists'
const refusals = { taken: { errors: { code: [codeTaken] }, status: 422 } }

export const action = staffAction(handle.permission, newCodeSchema, {
  form: 'new-code',
  run: ({ value, by }) => createCode(db, value, by),
  done: async (sent) => {
    const { code } = sent.value
    return { to: `${codes}/${code}`, ...(await savedCodeWords(db, code, '{code} created.', sent)) }
  },
  failed: 'We couldn’t save the code. Please try again.',
  refusals,
  late: async (_, { code }) =>
    (await findCodeWithUses(db, String(code).toUpperCase())) ? refusals.taken.errors : null,
})

export default function NewCodePage() {
  const say = useSay()
  const defaults = useLoaderData<typeof loader>()
  const action = `${codes}/new`
  return (
    <StaffPage title={say('New discount code')} above={aboveCodes}>
      <StaffForm form="new-code" action={action} defaults={defaults} button={say('Create code')} cancel={codes}>
        <TextField
          name="code"
          label={say('Code')}
          hint={say('Letters, digits and hyphens.')}
          autoComplete="off"
          spellCheck={false}
          required
        />
        <CodeFields />
      </StaffForm>
    </StaffPage>
  )
}
