import { z } from 'zod'
import { optionalText, version } from '#app/forms/fields/rules.ts'

const alt = optionalText({ label: 'Alternative text', max: 300 }).transform((text) => text ?? '')

export const uploadSchema = z.object({ alt })
export const mediaSchema = z.object({ alt, version })
