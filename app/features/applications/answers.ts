// The answers of the application form: their columns, labels, choices, and the rows that pages and mails show of them.
import { drawn } from '#app/languages/message.ts'
import type { Phrase, Say } from '#app/languages/phrases.server.ts'
import type { Application, ApplicationsTable } from '#db/tables/careers.ts'

/** Who applies, by column. */
const person = { first_name: 'First name', last_name: 'Last name', email: 'Email', phone: 'Phone' } as const

/** Any column that comes neither from these nor from the catalogue, a discount code or the consent. */
type Question = Exclude<
  keyof ApplicationsTable,
  keyof typeof person | 'message' | 'record_id' | `course_${string}` | `promo_${string}` | `consent${string}`
>

/** What is asked beside who applies, by column, in the order of pages and mails. */
export const questions = {
  experience: {
    label: 'Experience',
    choices: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
  },
} as const satisfies {
  [Name in Question]: { label: Phrase; choices?: Record<NonNullable<Application[Name]>, Phrase> }
}

const asked: Record<Question, { label: Phrase; choices?: { readonly [value: string]: Phrase } }> = questions
const questionNames = Object.keys(questions) as Question[]

/** The columns of the answers, but for the address, which is the record's. */
export const answerColumns = ['first_name', 'last_name', 'phone', ...questionNames, 'message'] as const

export type TypedAnswers = Pick<Application, (typeof answerColumns)[number] | 'email'>

type Names = { firstName: string; lastName: string }

/** A field of the form is named as its column, but for these two. */
export const byColumn = ({
  firstName,
  lastName,
  ...others
}: Names & Omit<TypedAnswers, 'first_name' | 'last_name'>): TypedAnswers => ({
  first_name: firstName,
  last_name: lastName,
  ...others,
})

/** Everything that a repeated application may change. */
export const answerLabels: Record<keyof TypedAnswers | 'promo_code', Phrase> = {
  ...person,
  ...(Object.fromEntries(questionNames.map((name) => [name, asked[name].label])) as Record<Question, Phrase>),
  message: 'Message',
  promo_code: 'Discount code',
}

type Row<Text> = readonly [label: Phrase, text: Text]

/** @param say without it a choice stays as it is stored @param typed draws an answer that is not a choice */
export const questionRows = <Text>(
  answers: Pick<Application, Question>,
  say: Say | undefined,
  typed: (text: string | null) => Text,
): Row<Text | string>[] =>
  questionNames.map((name) => {
    const { label, choices } = asked[name]
    const answer: string | null = answers[name]
    if (!choices || answer === null) return [label, typed(answer)]
    return [label, say ? say(choices[answer] ?? drawn(answer)) : answer]
  })

/** Who applies, and the answers to the questions; the message is shown as a text of its own. */
export const answerRows = (answers: TypedAnswers, say?: Say): Row<string | null>[] => [
  ...(Object.keys(person) as (keyof typeof person)[]).map((name) => [person[name], answers[name]] as const),
  ...questionRows(answers, say, (text) => text),
]
