/** Poems as [title, text]. The character `|` separates the lines of a poem. */
export const samplePoems = [
  ['Box', 'What I keep|is not the paper.|It is the Tuesday|that it came on.'],
  ['Stair', 'Count them going up.|Coming down|they are music.'],
  ['Gull', 'Loud landlord|of a rented roof.'],
  ['Margin', 'Leave room|for the thumb|and for the afterthought.'],
  ['Kettle', 'First it speaks|to itself.|Then to the house.'],
  ['Low Tide', 'The sea|has put its books back|in the wrong order.'],
  ['Umbrella', 'Two of us|under a small black|argument with heaven.'],
  ['Lamp', 'All night it read|the same page of the street.'],
  ['Letter', 'I wrote it twice.|The second time|it was about the weather.'],
  ['Winter', 'The garden|has closed its eyes|but it is listening.'],
  ['Index', 'See also:|bread, boats,|you.'],
  ['Last Page', 'Here the paper ends.|Put your hand flat on it.|Still warm.'],
]
/** Essays as [title, text]. */
export const sampleEssays = [
  [
    'On Standing in Front of a Shelf',
    `There is a posture that belongs to nobody but readers. The head leans to one side, so that the spines can be read; one hand is behind the back; the feet have been forgotten. A person in this posture is not choosing a book. They are letting themselves be remembered.

A shelf is a diary that one keeps by buying. The thin blue one is a railway station in the rain. The one with the broken back is a summer with measles. There are three that were never read, and they are the future; it is important that there are always three.`,
  ],
  [
    'On the Long Box',
    `The people who keep comics keep them in long boxes, standing, like cards in an old library. It is an odd way to keep something with pictures on the front: one sees only the edges. But flip through them, with two fingers, and the covers go by like a film of everything one has liked.

I know a man who has forty such boxes and has insured them against fire. I asked him what he would save. He thought, and then he said: the one that is not full.`,
  ],
  [
    'On Putting It Back',
    `Every reader knows the small cold moment when a book is over and has to be put back. One looks for the gap. It has closed a little, as a gap will. The neighbours have leaned together and are talking. One pushes them apart with a knuckle, and the book goes in, and the row is whole, and nobody could tell from looking at it what has just happened to you.`,
  ],
]
export const arabicSampleBook = {
  title: 'حديقة فوق السطح',
  author: 'ليلى المرسى',
  contents: 'المحتويات',
  description: 'قصة قصيرة عن جدة وحفيدتها وحديقة صغيرة تنمو فوق سطح بيت قديم.',
  chapters: [
    [
      'البذرة الأولى',
      [
        'كان بيت جدتي آخر بيت في الزقاق، وكان سطحه أول ما تصل إليه الشمس. في صباح يوم من أيام الربيع صعدتُ معها الدرج، وفي يدها علبة صغيرة فيها بذرة واحدة.',
        'قالت: «هذه حديقة كاملة، لكنها ما زالت نائمة». ثم وضعت البذرة في التراب، وغطتها كما تغطي طفلًا قبل النوم.',
        'سألتُها متى تستيقظ الحديقة. ابتسمت وقالت: «حين ننسى أن نسأل».',
      ],
    ],
    [
      'الماء',
      [
        'كنا نحمل الماء في إبريق نحاسي قديم. كان ثقيلًا، وكانت جدتي تقول إن الماء يعرف الطريق إلى الجذور كما تعرف الحكاية الطريق إلى القلب.',
        'مرت أيام ولم يظهر شيء. ثم نسيتُ أن أسأل. وفي ذلك الصباح رأيتُ ورقتين خضراوين بحجم أذن قطة.',
      ],
    ],
    [
      'الزائر',
      [
        'جاء عصفور وجلس على حافة السطح. نظر إلى الورقتين، ثم إلينا، ثم طار. وفي اليوم التالي عاد ومعه صديق.',
        'قالت جدتي: «الحديقة لا تُعلن عن نفسها، لكن الأخبار تصل».',
      ],
    ],
    [
      'الريح',
      [
        'هبت ريح قوية في الليل. صعدتُ وحدي وأنا أحمل المصباح، فوجدتُ جدتي هناك قبلي، تجلس أمام النبتة وظهرها إلى الريح.',
        'جلستُ إلى جانبها. لم نتكلم. كان الليل طويلًا، لكن النبتة بقيت واقفة، ونحن أيضًا.',
      ],
    ],
    [
      'الثمرة',
      [
        'في آخر الصيف حملت النبتة ثمرة واحدة. قسمتها جدتي إلى أربعة أجزاء: جزء لي، وجزء لها، وجزء للعصفور، وجزء أعادته إلى العلبة الصغيرة.',
        'قالت: «هذه حديقة كاملة». ثم نظرت إليّ وضحكت: «لكنها ما زالت نائمة».',
      ],
    ],
  ],
}
export const japaneseSampleBook = {
  title: '雨の日の本屋',
  author: '水野はな',
  contents: '目次',
  description: '雨の日にだけ開く小さな本屋の短い物語。',
  chapters: [
    [
      '一　傘立て',
      [
        'その本屋は雨の日にだけ開く。晴れた日には、ただの古い壁である。',
        '入り口には大きな傘立てがあって、客は傘を一本置いて、本を一冊借りて帰る。次の雨の日に本を返すと、傘は少しだけ新しくなっている。',
      ],
    ],
    [
      '二　店主',
      [
        '店主は背の高い人で、いつも靴下だけで歩いていた。「紙は足音が嫌いですから」と言う。',
        '私が探していた本の題名を告げると、店主は首をかしげ、「それはまだ書かれていません」と言って、白い帳面を一冊くれた。',
      ],
    ],
    [
      '三　晴れ',
      [
        '帳面の最後の頁まで書いた日、雨がやんだ。',
        '私は壁の前に立ち、傘を持たずに、しばらく待っていた。やがて、ぽつりと一滴、頬に落ちた。戸が開く音がした。',
      ],
    ],
  ],
}
/** Pages of the picture book "Good Night, Broom" as [place, light, text, figures]. */
export const samplePictureBookPages = [
  [
    'meadow',
    'wood',
    'This is Moss. This is Ember.',
    [
      ['moss', 0.36, 'wave'],
      ['ember', 0.64, 'jump'],
    ],
  ],
  [
    'forest',
    'wood',
    'They have one broom.',
    [
      ['moss', 0.4, 'carry'],
      ['ember', 0.66, 'point'],
    ],
  ],
  ['mountain', 'autumn', 'It goes up.', [['ember', 0.5, 'float']]],
  ['cliff', 'autumn', 'It comes down.', [['moss', 0.46, 'fall']]],
  [
    'island',
    'wood',
    'It rests.',
    [
      ['moss', 0.42, 'sit'],
      ['ember', 0.6, 'floor'],
    ],
  ],
  ['forest', 'moon', 'The wood goes dark.', [['moss', 0.46, 'hold']]],
  ['cabin', 'moon', 'The lamp goes on.', [['birch', 0.46, 'read']]],
  [
    'meadow',
    'moon',
    'Good night, broom.',
    [
      ['ember', 0.4, 'lean'],
      ['moss', 0.6, 'sit'],
    ],
  ],
]
