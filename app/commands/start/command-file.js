/**
 * The file of a command, by its name in package.json or its own: staff:create and staff-create, db:seed and seed.
 * @param {string} name
 */
export const commandFile = (name) => name.replace(/^db:/, '').replaceAll(':', '-')
