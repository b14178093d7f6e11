export const courseLevels = ['Beginner', 'Intermediate', 'Advanced'] as const

/** As a message. Stored applications may outlive the list: an unknown level is shown as it is. */
export const courseLevel = (stored: string) => {
  const phrase = courseLevels.find((level) => level === stored)
  return phrase === undefined ? { text: stored } : { phrase }
}
