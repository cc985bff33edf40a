const splitWords = (text: string) => text.trim().split(/\s+/)

/** This file contains words for titles, authors and metadata of generated libraries. */
export const GENERATED_TITLE_FIRST_WORDS = splitWords(`
  Amber Ancient Ashen Autumn Azure Backyard Blue Borrowed Brass Broken Burning Clockwork Copper Crimson Crooked Distant Drifting Electric
  Emerald Empty Éclair Fallen Feral First Forgotten Frozen Gentle Ghost Gilded Glass Golden Hidden Hollow Iron Ivory Jade Kind Last
  Laughing Little Lonely Lost Lunar Marble Midnight Northern Ōkami Pale Paper Quiet Restless Scarlet Second Secret Silent Silver Sleeping
  Solar Stolen Sunken Thunder Tiny Twin Velvet Violet Wandering Whispering Wild Winter Yellow 100 7th
`)
export const GENERATED_TITLE_LAST_WORDS = splitWords(`
  Archive Atlas Avenue Bakery Bay Beacon Bridge Caravan Carnival Castle Cathedral Circus City Coast Compass Court Crossing Crown Detective
  Dragon Dream Engine Expedition Express Falls Festival Fleet Forest Fox Frontier Garden Gate Giants Harbour Harvest Hotel House Island
  Journal Kingdom Kitchen Lagoon Lantern Library Lighthouse Mail Market Meadow Mirror Mountain Museum Night Observatory Ocean Orchard
  Orchestra Parade Planet Railway River Road School Season Signal Sisters Sky Society Station Storm Summer Theatre Tower Tribe Valley Voyage
`)
export const GENERATED_TITLE_MIDDLE_WORDS = splitWords(
  'Copper Evening Harbour Honey Maple Moonlit Morning Paper Salt Silk Star Stone Tin Willow Wind Winter',
)
export const GENERATED_GENRES = splitWords(
  'action adventure comedy crime drama fantasy historical horror mystery romance science-fiction slice-of-life sports superhero thriller western',
)
export const GENERATED_TAGS = splitWords(
  'award-winner classic colour favourite food friendship magic music ocean politics robots school space time-travel travel war',
)
export const GENERATED_PUBLISHERS = [
  'Blue Door',
  'Cartographers',
  'Fieldmouse',
  'Harbour Press',
  'Lantern House',
  'Nightjar',
  'Oak & Ink',
  'Paper Moon',
  'Quarto',
  'Sunday Comics',
]
export const GENERATED_LANGUAGES = ['en', 'en', 'en', 'fr', 'ja', 'de', 'es']
export const GENERATED_AGE_RATINGS = [null, null, 0, 6, 9, 12, 13, 16, 18]
export const GENERATED_LIBRARY_NAMES = ['Comics', 'Manga', 'Strips'] as const

const GIVEN_NAMES = splitWords(
  'Ada Bram Chika Dalia Ewan Farida Goro Hana Ines Jonas Kaito Lena Marek Noor Oskar Priya Rosa Sami Tomás Yuki',
)
const FAMILY_NAMES = splitWords(
  'Abara Bell Castillo Dvořák Ekholm Fontaine Grant Hayashi Ito Jansen Kaur Lindqvist Moreau Novak Okafor Pereira Quill Rossi Sato Tanaka',
)
export const GENERATED_AUTHORS = GIVEN_NAMES.flatMap(given => FAMILY_NAMES.map(family => `${given} ${family}`))
