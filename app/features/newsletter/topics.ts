// The topics and frequencies that a subscriber chooses from, and how the choice is stored.
import type { IssueTopic, ReaderTopic } from '#db/tables/issues.ts'
import type { Frequency } from '#db/tables/newsletter.ts'

export const topicLabels = {
  articles: 'New articles',
  papers: 'Papers',
  talks: 'Talks and webinars',
  courses: 'Courses and dates',
  all: 'All topics',
} as const satisfies Record<IssueTopic, string>

export const frequencyLabels = {
  each: 'Each issue',
  paused: 'Paused',
} as const satisfies Record<Frequency, string>

export const readerTopics = ['articles', 'papers', 'talks', 'courses'] as const satisfies readonly ReaderTopic[]
export const issueTopics = [...readerTopics, 'all'] as const satisfies readonly IssueTopic[]
export const frequencies = ['each', 'paused'] as const satisfies readonly Frequency[]

/** The stored form of the topics that were not ticked, such as ",papers,talks,"; '' for none. */
export function declinedTopics(wanted: readonly ReaderTopic[]): string {
  const declined = readerTopics.filter((topic) => !wanted.includes(topic)).sort()
  return declined.length > 0 ? `,${declined.join(',')},` : ''
}

export function wantedTopics(stored: string): ReaderTopic[] {
  const declined = new Set(stored.split(','))
  return readerTopics.filter((topic) => !declined.has(topic))
}

/** The SQL pattern of stored wishes that decline an issue's topic: for one about all, those that want none. */
export const decliningPattern = (topic: IssueTopic) => (topic === 'all' ? declinedTopics([]) : `%,${topic},%`)

export const declines = (stored: string, topic: IssueTopic) =>
  topic === 'all' ? stored === declinedTopics([]) : stored.includes(`,${topic},`)

/** The labels of the wanted topics, in one line. */
export const topicWords = (declined: string) =>
  wantedTopics(declined)
    .map((topic) => topicLabels[topic])
    .join(', ')
