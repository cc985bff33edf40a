export const harbourNineCovers = []
