// The buttons of a text that take something back; each leads to the text again and says what was done.

import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { textVersionSchema } from '#app/features/texts/saving.ts'
import { textWords } from '#app/features/texts/words.ts'
import type { undoPublish } from '#app/features/texts/write-texts.server.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { pathOf, textOf } from './text-address.server.ts'

export const takeBackLoader = staffLoader('texts.publish', async ({ params }) => redirect(pathOf(params)))

type TakeBack = (
  ...asked: [...Parameters<typeof undoPublish>, LoaderFunctionArgs['params']]
) => ReturnType<typeof undoPublish>

type TookBack = Extract<Awaited<ReturnType<typeof undoPublish>>, { ok: true }>['took']

export const takeBackAction = (
  form: string,
  takeBack: TakeBack,
  done: Phrase | ((took: TookBack, params: LoaderFunctionArgs['params']) => Phrase),
  gone: Phrase = textWords.nothingToUndo,
) =>
  staffAction('texts.publish', textVersionSchema, {
    form,
    run: async ({ value, params, by }) => {
      const { kind, place } = textOf(params)
      return { ok: true, outcome: await takeBack(db, kind, place, value.version, by, params) }
    },
    done: ({ params }, { outcome }) => {
      const to = pathOf(params)
      if (outcome.ok) return { to, text: typeof done === 'string' ? done : done(outcome.took, params) }
      const reasons = { gone, changed: textWords.changedMeanwhile, picture: textWords.pictureDeleted }
      return { to, kind: 'info', text: reasons[outcome.reason] }
    },
  })
