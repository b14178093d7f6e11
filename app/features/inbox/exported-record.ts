// A record as other programs read it: in the API, in the JSON download and in webhooks.
import { z } from 'zod'
import { kindNames } from '#app/features/records/kinds.ts'
import { allStatuses } from './filter.ts'

const time = z.iso.datetime()
const words = z.string().nullable()

export const exportedRecord = z
  .object({
    reference: z
      .string()
      .meta({ description: 'Unique and lasting; the visitor has it too.', example: 'ENQ-7K3M-92QT' }),
    kind: z.enum(kindNames),
    status: z.enum(allStatuses.map(([status]) => status)),
    name: z.string(),
    email: words.meta({ description: 'Null if the sender left none.' }),
    phone: words,
    company: words,
    services: z.array(z.string()).meta({ description: 'The services that an enquiry is about.' }),
    about: words.meta({ description: 'An enquiry’s subject, or an application’s course.' }),
    message: words,
    office: z.string().meta({ description: 'The office that answers.' }),
    assigned_to: words.meta({ description: 'The name of the member of staff who answers it.' }),
    tags: z.array(z.string()),
    received_at: time,
    promised_by: time.meta({ description: 'When an answer is due.' }),
    answered_at: time.nullable(),
    closed_at: time.nullable(),
    url: z.url().meta({ description: 'Its page in the staff area.' }),
  })
  .meta({ title: 'Record' })

export type ExportedRecord = z.output<typeof exportedRecord>
