// Our work, as the start page of a language shows it: a service by its own text where that is signed off in the language.
import type { Phrase, Say } from '#app/languages/phrases.server.ts'

const services = {
  'software-development': [
    'Software Development',
    'Web, mobile and back-office applications built around how your people work, handed over with source code and tests.',
  ],
  'cloud-solutions': [
    'Cloud Solutions',
    'Planning, moving and running systems in the cloud, with costs you can follow and backups that have been restored.',
  ],
  'data-analytics': [
    'Data Analytics',
    'One agreed set of figures, drawn from your own systems, that people can find, trust and use for a decision.',
  ],
  cybersecurity: [
    'Cybersecurity',
    'Finding the weaknesses that matter, closing them in order of risk, and being ready for the day something happens.',
  ],
} as const satisfies Record<string, readonly [Phrase, Phrase]>

/** A service's text that is signed off in the language. */
type Own = { title: string; summary: string }

/**
 * @param shown the services that staff have not hidden
 * @param own the texts of services by their ids
 */
export function startServices(say: Say, shown: ReadonlySet<string>, own: ReadonlyMap<string, Own>) {
  return {
    heading: {
      title: say('What we do'),
      lead: say('From the first conversation to daily operation: use one service, or all of them.'),
    },
    links: { serviceLink: say('Talk to us about it') },
    services: Object.entries(services)
      .filter(([id]) => shown.has(id))
      .map(([id, [title, summary]]) => ({
        id,
        title: own.get(id)?.title ?? say(title),
        summary: own.get(id)?.summary ?? say(summary),
        hasNoPage: !own.has(id),
      })),
  }
}

type Words = readonly [Phrase, Phrase]

/** Blank forms: each line says what goes there. */
const sheets: readonly { id: string; service: Phrase; name: Phrase; text: Phrase; lines: readonly Words[] }[] = [
  {
    id: 'software-development',
    service: 'Software Development',
    name: 'Release and test report',
    text: 'What was tested before a release, what failed and what is still open.',
    lines: [
      ['Automated tests', 'Passed, failed and skipped, each by name'],
      ['Known errors', 'Each with its effect, its owner and a date'],
      ['Released by', 'One person from your side and one from ours'],
    ],
  },
  {
    id: 'managed-services',
    service: 'Managed Services',
    name: 'Restore record',
    text: 'A backup counts only once it has been restored. You receive the record.',
    lines: [
      ['Restored to', 'A machine separate from the live system'],
      ['Records compared', 'The number in the copy and in the original'],
      ['Checked by', 'Two people, with the date'],
    ],
  },
  {
    id: 'it-consulting',
    service: 'IT Consulting',
    name: 'Decision paper',
    text: 'What you need in order to decide, and what we recommend.',
    lines: [
      ['Risks', 'What can go wrong, and how we would notice'],
      ['Recommendation', 'One, and what would change it'],
      ['Decision', 'Yours, with a name and a date'],
    ],
  },
]

export const startSheets = (say: Say, shown: ReadonlySet<string>, own: ReadonlyMap<string, Own>) => ({
  heading: {
    title: say('What you receive'),
    lead: say('Every step of a project leaves something you can read, check and keep.'),
  },
  deliverables: sheets
    .filter(({ id }) => shown.has(id))
    .map(({ id, service, name, text, lines }) => ({
      title: own.get(id)?.title ?? say(service),
      text: say(text),
      sheet: {
        name: say(name),
        lines: lines.map(([label, value]) => ({ label: say(label), value: say(value) })),
        note: '',
      },
    })),
})
