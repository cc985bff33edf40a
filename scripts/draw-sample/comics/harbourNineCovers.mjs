export const harbourCovers = []
