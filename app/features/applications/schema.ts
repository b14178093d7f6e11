import { z } from 'zod'
import { email, hiddenText, optionalText, phoneRule, requiredText } from '#app/forms/fields/rules.ts'
import type { Application } from '#db/tables/careers.ts'
import { questions } from './answers.ts'
import { formPlaces } from './words.ts'

const place = z.enum(formPlaces).catch('course')

const levels = Object.keys(questions.experience.choices) as Application['experience'][]

const codeText = { label: 'Discount code', max: 40 } as const

/** Only the course's id is accepted; its name, level and duration come from the catalogue. @param courses their ids */
export const applicationSchema = (courses: readonly string[]) =>
  z.object({
    firstName: requiredText('First name is required', { label: 'First name', max: 80 }),
    lastName: requiredText('Last name is required', { label: 'Last name', max: 80 }),
    email,
    phone: phoneRule,
    experience: z.enum(levels, 'Choose your experience level').meta({ label: 'Your experience' }),
    message: optionalText({ label: 'Message', max: 5000, multiline: true }),
    code: optionalText(codeText),
    agreeTerms: hiddenText(3).refine((value) => value === 'yes', 'Please agree to the terms'),
    course_id: z.enum(courses, 'Choose one of our courses'),
    from: place,
  })

export type ApplicationInput = z.output<ReturnType<typeof applicationSchema>>

export const discountSchema = z.object({ code: requiredText('Enter a code', codeText), from: place })
