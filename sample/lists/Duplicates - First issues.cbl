<?xml version="1.0" encoding="utf-8"?>
<ReadingList xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <Name>First issues</Name>
  <Books>
    <Book Series="Harbour Nine" Number="1" Volume="" Year="2025" />
    <Book Series="Orbit Diner" Number="1" Volume="" Year="2025" />
    <Book Series="Harbour Nine" Number="1" Volume="" Year="2025" />
    <Book Series="Snowline" Number="1" Volume="" Year="2025" />
    <Book Series="orbit diner" Number="001" Volume="" Year="2025" />
    <Book Series="Rooftop Weather" Number="1" Volume="" Year="2024" />
  </Books>
  <Matchers />
</ReadingList>
