/** CHAOS_ROUNDS shortens every scenario for a quick try. */
const given = Number(process.env['CHAOS_ROUNDS'])

export const rounds = (usual: number) => (given > 0 ? Math.min(given, usual) : usual)
