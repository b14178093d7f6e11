/** True for a path of the staff area. */
export const isOfStaff = (path: string) => /^\/(dashboard|admin)/.test(path)
