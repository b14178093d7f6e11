/** Counts stop here, because a larger number changes nothing for staff. */
export const countLimit = 999

export const countWords = (count: number) => (count > countLimit ? `${countLimit}+` : String(count))
