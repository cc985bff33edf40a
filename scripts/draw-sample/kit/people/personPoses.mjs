/**
 * Returns the positions of the two lower joints of a limb. They are the elbow and the hand of an arm, or the knee and
 * the foot of a leg. The figure is 100 units high and stands at (0, 0). Points above the ground have a negative y.
 */
const joints = (middleX, middleY, endX, endY) => [
  [middleX, middleY],
  [endX, endY],
]

/**
 * Poses of a figure that looks to the right, by name of the pose. `lean` is the angle of the upper body in degrees.
 * `nod` is the angle of the head in degrees. `drop` is the distance by which the hip is lower than in an upright
 * figure.
 */
export const personPoses = {
  stand: {
    frontArm: joints(9, -58, 7, -44),
    backArm: joints(-9, -58, -8, -44),
    frontLeg: joints(4, -23, 5, 0),
    backLeg: joints(-4, -23, -5, 0),
  },
  walk: {
    lean: 3,
    frontArm: joints(-4, -60, -8, -48),
    backArm: joints(10, -60, 17, -52),
    frontLeg: joints(10, -25, 15, -1),
    backLeg: joints(-3, -22, -15, -2),
  },
  run: {
    lean: 14,
    frontArm: joints(-8, -64, -16, -54),
    backArm: joints(14, -64, 22, -70),
    frontLeg: joints(16, -32, 14, -8),
    backLeg: joints(-6, -24, -24, -18),
    drop: -3,
  },
  point: {
    frontArm: joints(14, -68, 29, -72),
    backArm: joints(-9, -58, -6, -45),
    frontLeg: joints(5, -23, 7, 0),
    backLeg: joints(-4, -23, -6, 0),
  },
  wave: {
    frontArm: joints(15, -68, 18, -88),
    backArm: joints(-9, -58, -8, -44),
    frontLeg: joints(4, -23, 5, 0),
    backLeg: joints(-4, -23, -5, 0),
  },
  reach: {
    lean: 6,
    frontArm: joints(12, -78, 18, -96),
    backArm: joints(6, -76, 14, -92),
    frontLeg: joints(4, -23, 5, 0),
    backLeg: joints(-5, -23, -8, -1),
  },
  hold: {
    frontArm: joints(8, -57, 17, -60),
    backArm: joints(0, -57, 14, -57),
    frontLeg: joints(4, -23, 5, 0),
    backLeg: joints(-4, -23, -5, 0),
  },
  read: {
    frontArm: joints(8, -57, 16, -64),
    backArm: joints(1, -57, 13, -63),
    frontLeg: joints(4, -23, 5, 0),
    backLeg: joints(-4, -23, -5, 0),
    nod: 12,
  },
  hips: {
    frontArm: joints(15, -58, 8, -48),
    backArm: joints(-15, -58, -8, -48),
    frontLeg: joints(6, -23, 8, 0),
    backLeg: joints(-6, -23, -8, 0),
  },
  cross: {
    frontArm: joints(10, -60, -3, -61),
    backArm: joints(-9, -60, 4, -59),
    frontLeg: joints(4, -23, 6, 0),
    backLeg: joints(-4, -23, -5, 0),
  },
  pockets: {
    lean: -2,
    frontArm: joints(11, -57, 7, -48),
    backArm: joints(-10, -57, -7, -48),
    frontLeg: joints(4, -23, 6, 0),
    backLeg: joints(-4, -23, -5, 0),
  },
  sit: {
    frontArm: joints(9, -58, 15, -50),
    backArm: joints(-4, -58, 10, -48),
    frontLeg: joints(18, -46, 18, -22),
    backLeg: joints(14, -46, 13, -22),
    drop: 22,
  },
  floor: {
    lean: -6,
    frontArm: joints(10, -54, 20, -46),
    backArm: joints(-10, -56, -15, -44),
    frontLeg: joints(14, -62, 26, -44),
    backLeg: joints(10, -58, 20, -44),
    drop: 42,
  },
  kneel: {
    lean: 8,
    frontArm: joints(12, -58, 20, -50),
    backArm: joints(2, -58, 14, -48),
    frontLeg: joints(14, -42, 14, -22),
    backLeg: joints(2, -24, -18, -23),
    drop: 22,
  },
  crouch: {
    lean: 22,
    frontArm: joints(16, -60, 24, -52),
    backArm: joints(6, -58, 16, -48),
    frontLeg: joints(16, -46, 6, -26),
    backLeg: joints(8, -44, -6, -26),
    drop: 24,
  },
  fall: {
    lean: -22,
    frontArm: joints(14, -76, 24, -86),
    backArm: joints(-14, -72, -26, -80),
    frontLeg: joints(14, -30, 26, -22),
    backLeg: joints(2, -22, 12, -8),
    drop: -4,
  },
  float: {
    lean: -8,
    frontArm: joints(15, -68, 25, -62),
    backArm: joints(-13, -66, -23, -58),
    frontLeg: joints(8, -26, 2, -6),
    backLeg: joints(-2, -24, -12, -6),
    drop: -6,
  },
  jump: {
    lean: 8,
    frontArm: joints(14, -76, 22, -90),
    backArm: joints(-10, -74, -18, -86),
    frontLeg: joints(16, -34, 8, -16),
    backLeg: joints(-4, -28, -20, -24),
    drop: -12,
  },
  carry: {
    lean: -4,
    frontArm: joints(10, -60, 18, -58),
    backArm: joints(-2, -58, 14, -52),
    frontLeg: joints(5, -23, 7, 0),
    backLeg: joints(-4, -23, -5, 0),
  },
  lean: {
    lean: -10,
    frontArm: joints(8, -56, 2, -46),
    backArm: joints(-10, -56, -4, -46),
    frontLeg: joints(6, -24, 14, 0),
    backLeg: joints(0, -23, 6, 0),
  },
  phone: {
    frontArm: joints(14, -60, 9, -78),
    backArm: joints(-9, -58, -6, -46),
    frontLeg: joints(4, -23, 5, 0),
    backLeg: joints(-4, -23, -5, 0),
  },
  steer: {
    lean: 4,
    frontArm: joints(10, -64, 22, -66),
    backArm: joints(4, -62, 20, -58),
    frontLeg: joints(6, -23, 9, 0),
    backLeg: joints(-5, -23, -8, 0),
  },
}

export const poseNames = Object.keys(personPoses)
