/** Story of the first issue of the comic series "Harbour Nine": layouts of the pages and descriptions of the panels. */
export const harbourNineComicStories = [
  {
    number: 1,
    script: `
= 1*1.2/2
pier night wide | ines walk 34 > | cap: Harbour Nine. The last ferry is due at nine. | cap: It has been due at nine for eleven minutes.
pier night fog mid | ines pockets 40 > calm | bo: You can stare. It won't come faster.
office inside close | bo 55 < smirk | bo: Fog doesn't read timetables, Inspector.
= 2/3/1
street night rain | ines walk 30 >; tilda run 74 < shout | tilda: !Inspector Vale! | ines: Tilda? It's past ten.
office inside mid | ines cross 30 > ; marek stand 72 < | marek: Forty-one passengers. | ines: And a dog.
pier night | bo point 30 >; tilda wave 66 < happy | bo: There. | sfx: HOONK
skyline dusk | | cap: Nobody sleeps when the horn is wrong.
library inside close | orsola 40 > worried | orsola: ~Who has the ninth key?
deck dawn wide | ines read 30 > +letter; orsola stand 60 < ; marek run 84 < | ines: So it was you.
`,
  },
]
