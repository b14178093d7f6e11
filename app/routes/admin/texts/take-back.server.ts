// The buttons of a text that take something back; each leads to the text again and says what was done.
import { redirect } from '@remix-run/node'
import { textVersionSchema } from '#app/features/texts/saving.ts'
import { textWords } from '#app/features/texts/words.ts'
import type { undoPublish } from '#app/features/texts/write-texts.server.ts'
import { type Asked, staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { pathOf, textOf } from './text-of.server.ts'

export const takeBackLoader = staffLoader('texts.publish', async ({ params }) => redirect(pathOf(params)))

type Taken = Asked & ReturnType<typeof textOf> & { version: number }

export const takeBackAction = (
  form: string,
  takeBack: (text: Taken) => ReturnType<typeof undoPublish>,
  { done, gone = textWords.nothingToUndo }: { done: string; gone?: string },
) =>
  staffAction('texts.publish', textVersionSchema, {
    form,
    run: async ({ value, ...asked }) => ({
      ok: true,
      outcome: await takeBack({ ...asked, ...textOf(asked.params), ...value }),
    }),
    done: ({ params }, { outcome }) => {
      const to = pathOf(params)
      if (outcome.ok) return { to, text: done }
      return { to, kind: 'info', text: outcome.reason === 'gone' ? gone : textWords.changedMeanwhile }
    },
  })
